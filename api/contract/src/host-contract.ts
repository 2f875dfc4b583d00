/**
 * The host contract that shells of this checkout offer and remotes of it are built for: what `@app/shared-ui/host` exports, the versions of the
 * shared libraries, and what a declaration may ask for, as `<major>.<minor>`; a minor of 0 is left out. An addition raises the minor. A change
 * or a removal raises the major and needs a decision record (D30).
 */
export const HOST_CONTRACT = '1.6';

const CONTRACT = /^(\d{1,6})(?:\.(\d{1,6}))?$/;

function parse(contract: string): { readonly major: number; readonly minor: number } | undefined {
  const [, major, minor = '0'] = CONTRACT.exec(contract) ?? [];
  return major === undefined ? undefined : { major: Number(major), minor: Number(minor) };
}

/** Whether a remote that was built for one host contract runs in a host that offers another: of the same major, and not an older minor. */
export function runsIn(needed: string, offered: string = HOST_CONTRACT): boolean {
  const [need, offer] = [parse(needed), parse(offered)];
  return need !== undefined && offer !== undefined && need.major === offer.major && need.minor <= offer.minor;
}
