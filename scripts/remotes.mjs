import { localProduct } from './product/local-product.mjs';
import { remotesCommand } from './remote-kit/commands/remotes.mjs';
import { runMain } from './terminal/say.mjs';

/** `npm run remotes -- …`: the kit's commands on the remotes of a product, by default the one that runs on this machine. */
await runMain(() => remotesCommand(process.argv.slice(2), localProduct));
