/** Texts of the code that her second factor asks for, wherever she signs in. */
export const codeCopy = {
  label: 'Código de verificación',
  hint: 'Los seis números de tu aplicación de verificación, o uno de tus códigos de recuperación.',
} as const;
