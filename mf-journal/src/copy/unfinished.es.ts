/** Texts of the question before words go that she is still working on. */
export const unfinishedCopy = {
  title: 'Tienes un texto a medias',
  text: 'Lo que estás arreglando aún no está en tu entrada. Si lo dejas ahora, se pierde ese arreglo; lo demás sigue guardado.',
  leave: 'Dejarlo',
  stay: 'Seguir con mi texto',
} as const;
