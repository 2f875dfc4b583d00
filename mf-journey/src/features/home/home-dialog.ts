/** The dialogs of the home page (2§2.1). */
export type HomeDialog = 'how' | 'block' | 'allBlocks' | 'seals' | 'allSeals';
