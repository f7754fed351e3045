// Which page is shown: /, /about, /t/TABLE#TOKEN, /t/TABLE/replay/STEP#TOKEN. Several tokens, with commas: several people at one screen.
export type Route =
  | { page: 'start' }
  | { page: 'about' }
  | { page: 'table'; id: string; tokens: string[] }
  | { page: 'replay'; id: string; tokens: string[]; step: number | null }
  | { page: 'nowhere' };

export function route_of(path: string, hash: string): Route {
  const tokens = hash.replace(/^#/, '').split(',').filter((token) => /^[0-9A-Za-z]+$/.test(token));
  if (path === '/') return { page: 'start' };
  if (path === '/about') return { page: 'about' };
  const [, id, replay, step] = /^\/t\/([0-9A-Za-z]+)(\/replay(?:\/(\d+))?)?\/?$/.exec(path) ?? [];
  if (id === undefined) return { page: 'nowhere' };
  if (replay === undefined) return { page: 'table', id, tokens };
  return { page: 'replay', id, tokens, step: step === undefined ? null : Number(step) };
}

class Router {
  route = $state.raw<Route>(route_of(location.pathname, location.hash));
  constructor() {
    const look = () => (this.route = route_of(location.pathname, location.hash));
    addEventListener('popstate', look);
    addEventListener('hashchange', look);
  }
  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    this.route = route_of(location.pathname, location.hash);
  }
}

export const router = new Router();

const hash_of = (tokens: string[]) => (tokens.length > 0 ? `#${tokens.join(',')}` : '');

export function table_path(id: string, tokens: string[] = []): string {
  return `/t/${id}${hash_of(tokens)}`;
}
export function replay_path(id: string, tokens: string[], step: number | null = null): string {
  return `/t/${id}/replay${step === null ? '' : `/${step}`}${hash_of(tokens)}`;
}
