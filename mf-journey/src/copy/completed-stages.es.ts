/** Texts of the three pages of completed stages, and of the closing of the journey. */
export const completedStagesCopy = {
  ofBlock: {
    title: 'Tus etapas completadas',
    current: 'Ir a tu etapa actual',
    history: 'Ver toda tu historia',
  },
  history: {
    title: 'Tu historial de transformación',
    back: 'Volver al inicio',
    lead: 'Todo lo que has vivido hasta hoy, en orden.',
  },
  earlier: {
    title: 'Tus etapas anteriores',
    empty: 'Aún no hay etapas anteriores en este bloque',
    emptyText: 'Estás en su primera etapa, o todavía no has llegado a él.',
  },
  empty: {
    title: 'Aún no has completado ninguna etapa',
    text: 'Cuando completes la primera, la encontrarás aquí con sus actividades.',
    action: 'Ir a tu etapa',
  },
  loading: 'Cargando tus etapas…',
  stage: (weekNumber: number) => `Etapa ${weekNumber}/4`,
  review: 'Revisar actividades',
  open: 'Ver actividades',
  closing: {
    kicker: 'El cierre de tu camino',
    title: 'Has llegado. Estás aquí, entera.',
    lived: 'Lo que has vivido',
    facts: {
      blocks: { number: '12', text: 'bloques, de Silencio a Reencuentro' },
      stages: { number: '48', text: 'etapas, cada una con su mirada' },
      activities: { number: '432', text: 'actividades: 108, vividas cuatro veces' },
      seals: { number: '48', text: 'sellos, todos tuyos' },
    },
    mosaic: 'Tus 48 sellos',
    letter: {
      title: 'Una carta para ti',
      text: 'Antes de cerrar, escríbete. Dentro de un año te gustará saber quién eras hoy. Si no sabes por dónde empezar:',
      prompts: [
        '¿Qué sabes ahora de ti que no sabías en la primera silla?',
        '¿Qué has dejado por el camino y no echas de menos?',
        '¿Qué le pides, sin prisa, a la mujer que abrirá esta carta?',
      ],
      action: 'Escribir mi carta',
    },
    again: {
      title: 'Volver a empezar',
      text: 'Puedes volver a la primera etapa y mirar desde aquí lo que hiciste allí. Nada de lo vivido se pierde ni se pone a cero.',
      action: 'Volver a la primera etapa',
    },
  },
} as const;
