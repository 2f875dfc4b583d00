import { runAlone } from '@app/shared-ui/testing/run-alone';
import { routes } from './remote.tsx';

await runAlone({ routes });
