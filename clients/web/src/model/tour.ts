// The first game, shown on the table itself: what to look at, step by step. The words are "tour.GAME.STEP".
export type Tab = 'board' | 'side'; // of the table on a phone

export interface TourStep {
  key: string;
  tab: Tab;
  at: string; // selectors of the page: the first that is there
}

export const kTours: Record<string, TourStep[]> = {
  monuments: [
    { key: 'goal', tab: 'board', at: '.people' },
    { key: 'display', tab: 'board', at: '.supply' },
    { key: 'hand', tab: 'board', at: '.hand' },
    { key: 'tracks', tab: 'board', at: '.tracks' },
    { key: 'options', tab: 'side', at: '.prompt, .status' },
    { key: 'help', tab: 'side', at: '.sides' },
  ],
  monumental: [
    { key: 'goal', tab: 'board', at: '.map' },
    { key: 'city', tab: 'board', at: '.city' },
    { key: 'resources', tab: 'board', at: '.realm' },
    { key: 'track', tab: 'board', at: '.track' },
    { key: 'options', tab: 'side', at: '.prompt, .status' },
    { key: 'help', tab: 'side', at: '.sides' },
  ],
  duel: [
    { key: 'goal', tab: 'board', at: '.player.own' },
    { key: 'city', tab: 'board', at: '.city.mine' },
    { key: 'middle', tab: 'board', at: '.middle-row' },
    { key: 'track', tab: 'board', at: '.track' },
    { key: 'options', tab: 'side', at: '.prompt, .status' },
    { key: 'help', tab: 'side', at: '.sides' },
  ],
};
