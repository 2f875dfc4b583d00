/** Gives a control the focus and moves to it, or to the place that it is in; without motion where the user wants none. */
export function goTo(
  control: HTMLElement | null | undefined,
  block: ScrollLogicalPosition,
  place: HTMLElement | null | undefined = control,
): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  control?.focus({ preventScroll: true });
  place?.scrollIntoView({ block, behavior: isStill ? 'auto' : 'smooth' });
}
