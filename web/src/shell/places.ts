/** Where one can go from anywhere. */
export type Place = { href: string; name: string; icon: string };

export const PLACES: readonly Place[] = [
  { href: '/', name: 'web-nav-play', icon: 'hammers' },
  { href: '/games', name: 'web-nav-games', icon: 'headframe' },
  { href: '/replays', name: 'web-nav-replays', icon: 'play' },
];
