import { Slot, useHost } from '@app/shared-ui/host';
import { media } from '@app/shared-ui/theme/media';
import { styled } from 'styled-components';

interface RemotePartProps {
  readonly name: 'home-day' | 'home-words';
  /** On a phone and on wider screens: kept while its code is on the way, so that what is below it stays where it is. */
  readonly heights: readonly [string, string];
}

/** What another remote adds to the home page; no trace of it where none does, or where it fails. */
export function RemotePart({ name, heights }: RemotePartProps) {
  const { loadSlot } = useHost();
  if (!loadSlot(name)) return null;
  return <Slot name={name} fallback={<Place $heights={heights} />} renderError={() => <></>} />;
}

const Place = styled.div<{ readonly $heights: RemotePartProps['heights'] }>`
  min-height: ${({ $heights }) => $heights[0]};
  border-radius: var(--radius-card);
  background: var(--surface-raised);

  ${media.desktop} {
    min-height: ${({ $heights }) => $heights[1]};
  }
`;
