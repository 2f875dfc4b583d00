import { remoteFolderOf } from '../place.mjs';
import { webProject } from './web-project.mjs';

const { name, folder } = remoteFolderOf();

/** The tests of the remote in this folder. */
export default { ...webProject({ name, rootDir: folder }), testTimeout: 60_000 };
