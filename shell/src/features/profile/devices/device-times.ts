import type { Device } from '@app/contract/devices';
import { once } from '@app/shared-ui/copy/formats';
import { devicesCopy as copy } from '../../../copy/devices.es.ts';

const day = once(() => new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', year: 'numeric' }));
const dayAndTime = once(
  () => new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' }),
);

/** 'Desde el 3 de noviembre de 2026' */
export const sinceDay = ({ firstSeenAt }: Device): string => copy.since(day().format(new Date(firstSeenAt)));

/** 'Última vez: 20 de noviembre a las 10:30' */
export const seenAt = ({ lastSeenAt }: Device): string => copy.seen(dayAndTime().format(new Date(lastSeenAt)));
