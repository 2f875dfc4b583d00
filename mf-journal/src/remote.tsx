import type { RemoteModule } from '@app/shared-ui/host';

export const routes: RemoteModule['routes'] = [];
