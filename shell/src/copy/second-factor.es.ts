/** Every Spanish text about the second factor on the profile. */
export const secondFactorCopy = {
  title: 'Verificación en dos pasos',
  off: 'Además de tu contraseña, al entrar te pediremos un código de una aplicación de tu teléfono. Así, aunque alguien averigüe tu contraseña, se queda fuera.',
  demanded: 'Para administrar necesitas activarla.',
  on: 'Está activada: al entrar te pedimos un código de tu aplicación de verificación.',
  left: (count: number) =>
    count === 0
      ? 'No te queda ningún código de recuperación: crea otros por si pierdes el teléfono.'
      : count === 1
        ? 'Te queda un código de recuperación.'
        : `Te quedan ${count} códigos de recuperación.`,
  turnOn: 'Activarla',
  turnOff: 'Desactivarla',
  renew: 'Crear otros códigos',
  failed: 'No hemos podido hacerlo. Inténtalo otra vez.',
  error: 'Error',
  cancel: 'Cancelar',
  pending: 'Comprobando…',
  setUp: {
    title: 'Activa la verificación en dos pasos',
    text: 'Necesitas una aplicación de verificación en tu teléfono. Sirve cualquiera: la del propio teléfono, tu gestor de contraseñas o una gratuita.',
    scan: 'Escanea con ella este código QR, o escribe la clave a mano. Después escribe aquí los seis números que te muestre.',
    picture: 'Código QR para tu aplicación de verificación',
    open: 'Abrirla en este dispositivo',
    key: 'Clave',
    hint: 'Los seis números que muestra tu aplicación.',
    submit: 'Activar',
    done: 'La verificación en dos pasos está activada',
  },
  codes: {
    title: 'Tus códigos de recuperación',
    text: 'Si pierdes el teléfono, cada uno te deja entrar una vez. Guárdalos en otro sitio: no volveremos a mostrarlos.',
    list: 'Códigos de recuperación',
    copy: 'Copiar',
    copied: 'Códigos copiados',
    notCopied: 'No hemos podido copiarlos. Descárgalos o apúntalos.',
    save: 'Descargar',
    file: 'codigos-de-recuperacion.txt',
    close: 'Ya los he guardado',
  },
  turningOff: {
    title: 'Desactivar la verificación en dos pasos',
    text: 'Después, para entrar bastará con tu contraseña.',
    submit: 'Desactivar',
    done: 'La verificación en dos pasos está desactivada',
  },
  renewal: {
    title: 'Crear otros códigos de recuperación',
    text: 'Los que tienes dejarán de servir.',
    submit: 'Crear códigos',
  },
} as const;
