/** Key of local storage: the account whose documents the mirrors are copies of. */
export const MIRROR_OWNER = 'mirrorOwner';
