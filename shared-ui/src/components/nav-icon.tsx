import type { NavEntry } from '@app/contract/registry';

interface NavIconProps extends Pick<NavEntry, 'icon'> {
  readonly size?: number;
  readonly strokeWidth?: number;
}

/** The icon that a remote declares for its navigation entry, in the strokes of all others; decorative. */
export const NavIcon = ({ icon, size = 22, strokeWidth = 1.75 }: NavIconProps) => (
  <svg
    aria-hidden
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={icon} />
  </svg>
);
