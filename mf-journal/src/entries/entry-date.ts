import { once } from '@app/shared-ui/copy/formats';

const short = once(() => new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'short', year: 'numeric' }));
const long = once(() => new Intl.DateTimeFormat('es-ES', { day: 'numeric', month: 'long', year: 'numeric' }));

/** '21 nov 2026', in the device's time zone. */
export const shortDate = (iso: string): string => short().format(new Date(iso));

/** '21 de noviembre de 2026'. */
export const longDate = (iso: string): string => long().format(new Date(iso));
