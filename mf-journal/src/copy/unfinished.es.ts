/** Texts of the confirmation before text in progress is lost. */
export const unfinishedCopy = {
  title: 'Tienes un texto a medias',
  text: 'Lo que estás arreglando aún no está en tu entrada. Si lo dejas ahora, se pierde ese arreglo; lo demás sigue guardado.',
  confirmLabel: 'Descartar el arreglo',
  cancelLabel: 'Seguir con mi texto',
} as const;
