import bcrypt from 'bcryptjs';

/** Work of a worker thread: one comparison. */
export default ({ password, hash }) => bcrypt.compareSync(password, hash);
