/** Texts of the field for a code of the second factor, at every sign-in. */
export const codeFieldCopy = {
  label: 'Código de verificación',
  hint: 'Los seis números de tu aplicación de verificación, o uno de tus códigos de recuperación.',
} as const;
