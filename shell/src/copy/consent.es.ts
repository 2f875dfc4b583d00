import { operator } from '@app/contract/operator';

/** The text of explicit consent that CONSENT_VERSION names: shown at activation and in the settings (D10). */
export const consentCopy = {
  text: [
    `Doy mi consentimiento para que ${operator.brand} guarde lo que escribo, dibujo y marco sobre mis emociones, con el único fin de mostrármelo y acompañar mi camino.`,
    'Se guarda cifrado. No se le enseña a nadie más, no se vende y no se usa para publicidad.',
    'Puedo retirar este consentimiento cuando quiera en Configuración, y llevarme o borrar todo lo mío.',
  ],
} as const;
