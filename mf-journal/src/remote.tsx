import { startRemote } from '@app/shared-ui/remote/start-remote';
import declaration from '../remote.config.ts';

/** The module that the shell loads (D29). */
export const routes = await startRemote(declaration);
