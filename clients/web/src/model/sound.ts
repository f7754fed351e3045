// A short tone when it is one's turn, made here: nothing is loaded.
export function chime(): void {
  try {
    const audio = new AudioContext();
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0.12, audio.currentTime);
    gain.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + 0.7);
    gain.connect(audio.destination);
    for (const [tone, at] of [
      [523.25, 0],
      [783.99, 0.12],
    ] as const) {
      const source = audio.createOscillator();
      source.frequency.value = tone;
      source.connect(gain);
      source.start(audio.currentTime + at);
      source.stop(audio.currentTime + 0.7);
    }
    setTimeout(() => void audio.close(), 1000);
  } catch {
    // no sound here
  }
}
