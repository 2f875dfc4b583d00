import bcrypt from 'bcryptjs';

/** A worker thread's whole work: one comparison. */
export default ({ password, hash }) => bcrypt.compareSync(password, hash);
