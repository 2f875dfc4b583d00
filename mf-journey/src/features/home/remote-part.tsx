import { Slot, useHost } from '@app/shared-ui/host';
import { styled } from 'styled-components';

interface RemotePartProps {
  readonly name: 'home-day' | 'home-words';
  /** Kept while its code is on the way, so that what is below it stays where it is. */
  readonly height: string;
}

/** What another remote adds to the home page; no trace of it where none does, or where it fails. */
export function RemotePart({ name, height }: RemotePartProps) {
  const { loadSlot } = useHost();
  if (!loadSlot(name)) return null;
  return <Slot name={name} fallback={<Place style={{ minHeight: height }} />} renderError={() => <></>} />;
}

const Place = styled.div`
  border-radius: var(--radius-card);
  background: var(--surface-raised);
`;
