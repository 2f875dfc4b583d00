import { BookOpen, CalendarHeart, House, Library, type LucideIcon, UserRound } from 'lucide-react';
import { signedInCopy } from '../../copy/signed-in.es.ts';

interface Place {
  readonly to: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  /** First segments of the addresses that belong to it. */
  readonly segments: readonly string[];
}

/** Four pages of equal rank. */
export const resources: Place = {
  to: '/books',
  label: signedInCopy.primaryNav.resources,
  Icon: Library,
  segments: ['books', 'movies', 'playlists', 'challenges'],
};

/** The places of the primary navigation. Each is marked on all pages that belong to it, not only on the one that it opens. */
export const places: readonly Place[] = [
  {
    to: '/',
    label: signedInCopy.primaryNav.home,
    Icon: House,
    segments: ['', 'dashboard', 'block', 'etapas-completadas', 'seals'],
  },
  { to: '/journaling', label: signedInCopy.primaryNav.journal, Icon: BookOpen, segments: ['journaling', 'subrayados'] },
  { to: '/calendario', label: signedInCopy.primaryNav.calendar, Icon: CalendarHeart, segments: ['calendario'] },
  resources,
  { to: '/profile', label: signedInCopy.primaryNav.profile, Icon: UserRound, segments: ['profile', 'settings'] },
];

/** `page` where the address is the place's own, `true` where it is one of its other pages: the values of `aria-current`. */
export function currencyOf(
  { to, segments }: Pick<Place, 'to' | 'segments'>,
  pathname: string,
): 'page' | true | undefined {
  if (pathname === to) return 'page';
  return segments.includes(pathname.split('/')[1] ?? '') ? true : undefined;
}
