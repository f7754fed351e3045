// The first game, shown on the table itself: what to look at, step by step. The words are "tour.GAME.STEP".
export interface TourStep {
  key: string;
  at: string; // a selector of the page
}

export const kTours: Record<string, TourStep[]> = {
  monuments: [
    { key: 'goal', at: '.people' },
    { key: 'display', at: '.supply' },
    { key: 'hand', at: '.hand' },
    { key: 'tracks', at: '.tracks' },
    { key: 'options', at: '.prompt, .status' },
    { key: 'help', at: '.sides' },
  ],
  monumental: [
    { key: 'goal', at: '.map' },
    { key: 'city', at: '.city' },
    { key: 'resources', at: '.realm' },
    { key: 'track', at: '.track' },
    { key: 'options', at: '.prompt, .status' },
    { key: 'help', at: '.sides' },
  ],
};
