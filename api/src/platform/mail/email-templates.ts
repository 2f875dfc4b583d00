import { renderEmail } from './email-content.ts';
import type { MailKind, RenderedEmail } from './mail.ts';
import { securityEmails } from './security-emails.ts';
import { dayAndTime, hello, type MailOf, type Templates, type Written } from './written-email.ts';

const NOT_YOU = 'Si no has sido tú, no tienes que hacer nada: sin este enlace nadie puede continuar.';
/** Splits a code into two groups of three, which are easier to copy. */
const spaced = (code: string) => `${code.slice(0, 3)}\u00a0${code.slice(3)}`;

const templates: Templates = {
  ...securityEmails,
  verification: ({ username, isChange, code }) => ({
    subject: 'Confirma tu correo',
    greeting: hello(username),
    paragraphs: [
      isChange
        ? 'Has pedido usar este correo en tu cuenta. Confirma que es tuyo y empezaremos a escribirte aquí; hasta entonces, todo sigue igual.'
        : 'Qué bien que estés aquí. Solo queda un paso: confirma que este correo es tuyo y podrás empezar cuando quieras.',
      ...(code ? ['Si te registraste en este dispositivo, pulsa el botón.'] : []),
    ],
    button: 'Confirmar mi correo',
    ...(code && {
      insteadOfButton: `Si la página que te espera está en otro dispositivo, escribe en ella este código: ${spaced(code)}. Sirve durante 30 minutos.`,
    }),
    footnotes: [
      isChange
        ? 'El enlace sirve una vez y caduca en 24 horas. Si lo abres donde no has iniciado sesión, te pediremos tu contraseña. Si se te pasa, puedes volver a pedirlo desde tu perfil.'
        : 'El enlace sirve una vez y caduca en 24 horas. Si se te pasa, puedes pedir otro al iniciar sesión.',
      NOT_YOU,
    ],
  }),
  reset: ({ username }) => ({
    subject: 'Tu enlace para cambiar la contraseña',
    greeting: hello(username),
    paragraphs: [
      'Alguien, seguramente tú, ha pedido cambiar la contraseña de tu cuenta. Elige una nueva con este botón; lo que tienes guardado sigue en su sitio.',
    ],
    button: 'Elegir una contraseña nueva',
    footnotes: [
      'El enlace sirve una vez y caduca en una hora. Al cambiarla se cerrarán todas tus sesiones abiertas.',
      NOT_YOU,
    ],
  }),
  'account-exists': ({ username }) => ({
    subject: 'Sobre tu cuenta',
    greeting: hello(username),
    paragraphs: [
      'Alguien ha querido crear una cuenta con este correo, y ya tienes una.',
      `Tu nombre de usuario es «${username}». Si has sido tú, inicia sesión con él; si no recuerdas tu contraseña, ahí mismo puedes cambiarla.`,
    ],
    button: 'Iniciar sesión',
    footnotes: ['Si no has sido tú, no tienes que hacer nada: tu cuenta no ha cambiado.'],
  }),
  'premium-interest': ({ username }) => ({
    subject: 'Gracias por tu interés',
    greeting: hello(username),
    paragraphs: [
      'Nos alegra que te interese el acceso completo. Los pagos llegarán pronto; mientras tanto, te escribimos nosotras para contarte cómo activarlo.',
      'Es un solo pago y para siempre. Y las cinco primeras actividades siguen siendo tuyas, sin prisa.',
    ],
    button: 'Volver a mi camino',
    footnotes: [
      'Recibes este correo porque pulsaste el botón de acceso completo. Si fue sin querer, no hace falta que hagas nada.',
    ],
  }),
  'premium-interest-notice': ({ userName, userEmail, at }, timeZone) => ({
    subject: 'Interés en el acceso completo',
    greeting: 'Hola:',
    paragraphs: [
      `${userName} (${userEmail}) ha mostrado interés en el acceso completo el ${dayAndTime(at, timeZone)}.`,
      'Puedes darle acceso desde el panel.',
    ],
    button: 'Abrir el panel',
    footnotes: [],
  }),
  contact: ({ name, email, subject, message }) => ({
    subject: 'Mensaje del centro de ayuda',
    greeting: 'Hola:',
    paragraphs: [
      `${name} (${email}) ha escrito desde el centro de ayuda.`,
      `Asunto: ${subject}`,
      ...message.split(/\r?\n/).filter((line) => line.trim() !== ''),
    ],
    button: 'Responder',
    footnotes: [],
  }),
  'weekly-update': ({ username, stage, objective, activity, isDiscreet, stopLink }) => ({
    subject: 'Unos minutos para ti',
    preview: 'Tu mensaje de la semana.',
    greeting: hello(username),
    paragraphs: isDiscreet
      ? [
          'Este es tu mensaje de la semana. Si tienes un rato, entra cuando quieras. Y si no lo tienes, también está bien.',
        ]
      : [
          `Estás en «${stage}». ${objective}`,
          activity
            ? `Si esta semana tienes un rato para ti, «${activity}» te espera donde lo dejaste. Y si no lo tienes, también está bien: nada caduca y nada se pierde.`
            : 'Has recorrido el camino entero. Todo lo que escribiste sigue ahí, para cuando quieras volver a leerte.',
        ],
    button: isDiscreet ? 'Entrar' : 'Volver a mi camino',
    footnotes: ['Recibes este correo una vez por semana porque lo activaste en Configuración.'],
    stopLink,
  }),
  reminder: ({ username, stopLink }) => ({
    subject: 'Tu recordatorio',
    preview: 'Es la hora que elegiste.',
    greeting: hello(username),
    paragraphs: [
      'Es la hora que elegiste. Si tienes un rato, entra cuando quieras. Y si no lo tienes, también está bien.',
    ],
    button: 'Entrar',
    footnotes: ['Recibes este correo a tu hora porque lo activaste en Configuración.'],
    stopLink,
  }),
};

/** Texts that replace those of a template that speaks of the journey, in discreet mails (D44); the weekly mail has its own. */
const discreetWords: Partial<Record<MailKind, Pick<Written, 'paragraphs' | 'button' | 'footnotes'>>> = {
  'premium-interest': {
    paragraphs: ['Hemos recibido tu mensaje. Te escribimos nosotras muy pronto.'],
    button: 'Entrar',
    footnotes: ['Si fue sin querer, no hace falta que hagas nada.'],
  },
};

// Control characters would break lines of the text; headers never carry the user's text (I-06).
// oxlint-disable-next-line no-control-regex -- the control characters are what is taken out
const oneLine = (text: string) => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ');

interface RenderOptions {
  /** Time zone of the times in the mail. */
  readonly timeZone: string;
  /** Whether the mail avoids the product's name (D44); the address behind its link still has it. */
  readonly isDiscreet: boolean;
}

/** Renders a mail as HTML and text. */
export function renderTemplate<K extends MailKind>(
  mail: MailOf<K>,
  { timeZone, isDiscreet }: RenderOptions,
): RenderedEmail {
  const write: (mail: MailOf<K>, timeZone: string) => Written = templates[mail.kind];
  const written = { ...write(mail, timeZone), ...(isDiscreet && discreetWords[mail.kind]) };
  const { paragraphs, greeting, ...rest } = written;
  return renderEmail({
    ...rest,
    greeting: oneLine(greeting),
    paragraphs: paragraphs.map(oneLine),
    link: mail.link,
    isUnsigned: isDiscreet,
  });
}
