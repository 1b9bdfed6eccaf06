/** The address that links to others begin with: this page's, or another one of the same server. */

class Shared {
  /** Another address than the page's own, once somebody has chosen it. */
  chosen: string | null = $state(null);

  get origin(): string {
    return this.chosen ?? location.origin;
  }
}

export const shared = new Shared();

const LOOPBACK = /^((.+\.)?localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/;
const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|\[f[cd]|\[fe[89ab])|\.local$/;

/** How far an address reaches: this machine, its network, or everywhere. */
export function reachOf(origin: string): 'machine' | 'network' | 'everywhere' {
  const { hostname } = new URL(origin);
  if (LOOPBACK.test(hostname)) return 'machine';
  return PRIVATE.test(hostname) ? 'network' : 'everywhere';
}
