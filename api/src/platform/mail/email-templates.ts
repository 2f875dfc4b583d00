import { type EmailContent, renderEmail } from './email-content.ts';
import type { RenderedEmail, Mail, MailKind } from './mail.ts';

type MailOf<K extends MailKind> = Extract<Mail, { kind: K }>;
type Templates = { readonly [K in MailKind]: (mail: MailOf<K>, timeZone: string) => Omit<EmailContent, 'link'> };

const NOT_YOU = 'Si no has sido tú, no tienes que hacer nada: sin este enlace nadie puede continuar.';
const CHANGE_IT =
  'Si no has sido tú, cambia tu contraseña cuanto antes con el botón y responde a este correo: lo miramos contigo.';
const UNDO_IT =
  'Si no has sido tú, pulsa el botón: tu cuenta seguirá con este correo, se cerrarán todas las sesiones y elegirás una contraseña nueva.';

const hello = (username: string) => `Hola, ${username}:`;
const dayAndTime = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(at));

const templates: Templates = {
  verification: ({ username, isChange }) => ({
    subject: 'Confirma tu correo',
    greeting: hello(username),
    paragraphs: [
      isChange
        ? 'Has pedido usar este correo en tu cuenta. Confirma que es tuyo y empezaremos a escribirte aquí; hasta entonces, todo sigue igual.'
        : 'Qué bien que estés aquí. Solo queda un paso: confirma que este correo es tuyo y podrás empezar cuando quieras.',
    ],
    button: 'Confirmar mi correo',
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
      'Hemos recibido tu interés por el acceso completo. Los pagos llegarán pronto; mientras tanto, te escribimos nosotras para contarte cómo activarlo.',
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
  'password-changed': ({ username }) => ({
    subject: 'Tu contraseña ha cambiado',
    greeting: hello(username),
    paragraphs: [
      'La contraseña de tu cuenta acaba de cambiar, y las demás sesiones abiertas se han cerrado. Si has sido tú, está todo bien.',
    ],
    button: 'Ir a mi cuenta',
    footnotes: [CHANGE_IT],
  }),
  'second-factor-changed': ({ username, isOn }) => ({
    subject: 'Cambios en tu cuenta',
    greeting: hello(username),
    paragraphs: [
      isOn
        ? 'La verificación en dos pasos de tu cuenta está activada: además de tu contraseña, al entrar te pediremos un código. Si has sido tú, está todo bien.'
        : 'La verificación en dos pasos de tu cuenta está desactivada: para entrar basta otra vez con tu contraseña. Si has sido tú, está todo bien.',
    ],
    button: 'Ir a mi cuenta',
    footnotes: [CHANGE_IT],
  }),
  'email-change-asked': ({ username }) => ({
    subject: 'Cambios en tu cuenta',
    greeting: hello(username),
    paragraphs: [
      'Alguien, seguramente tú, ha pedido que tu cuenta use otro correo en lugar de este. Si has sido tú, no tienes que hacer nada aquí: confírmalo con el enlace que te espera en el otro.',
      UNDO_IT,
    ],
    button: 'No he sido yo',
    footnotes: ['El enlace sirve durante 7 días, también si el cambio ya está hecho.'],
  }),
  'email-changed': ({ username }) => ({
    subject: 'Cambios en tu cuenta',
    greeting: hello(username),
    paragraphs: [
      'El correo de tu cuenta ha cambiado, y a esta dirección ya no llegarán nuestros mensajes. Si has sido tú, está todo bien.',
      UNDO_IT,
    ],
    button: 'No he sido yo',
    footnotes: ['El enlace sirve durante 7 días. Si se te ha pasado, responde a este correo: lo miramos contigo.'],
  }),
  'email-change-undone': ({ username }) => ({
    subject: 'Cambios en tu cuenta',
    greeting: hello(username),
    paragraphs: [
      'El cambio de correo de tu cuenta se ha deshecho desde la dirección anterior, y a esta ya no llegarán nuestros mensajes.',
    ],
    button: 'Ir a la aplicación',
    footnotes: ['Si no lo esperabas, responde a este correo: lo miramos contigo.'],
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
  'role-changed': ({ username }) => ({
    subject: 'Cambios en tu cuenta',
    greeting: hello(username),
    paragraphs: ['Los permisos de tu cuenta han cambiado. Los encontrarás la próxima vez que entres.'],
    button: 'Ir a mi cuenta',
    footnotes: ['Si no lo esperabas, responde a este correo: lo miramos contigo.'],
  }),
  'device-link': ({ username }) => ({
    subject: 'Confirma que eres tú',
    greeting: hello(username),
    paragraphs: [
      'Hoy ha habido muchos intentos de entrar en tu cuenta, y alguien, seguramente tú, acaba de escribir bien tu contraseña en un dispositivo que no conocemos.',
      'Si has sido tú, abre este enlace en el dispositivo en el que quieres entrar y vuelve a iniciar sesión allí.',
    ],
    button: 'Confirmar que soy yo',
    footnotes: [
      'El enlace sirve una vez y caduca en una hora.',
      'Si no has sido tú, no pulses el botón: alguien sabe tu contraseña. Cámbiala cuanto antes en la pantalla de inicio de sesión, en «¿Olvidaste tu contraseña?».',
    ],
  }),
  'failed-sign-ins': ({ username }) => ({
    subject: 'Intentos de entrar en tu cuenta',
    greeting: hello(username),
    paragraphs: [
      'Hoy se ha escrito varias veces una contraseña equivocada en tu cuenta. Nadie ha entrado con ellas. Si has sido tú, está todo bien.',
    ],
    button: 'Ir a mi cuenta',
    footnotes: [
      'Si no has sido tú, comprueba que tu contraseña solo la conoces tú. En los dispositivos en los que ya entraste puedes seguir entrando como siempre.',
    ],
  }),
  'wrong-codes': ({ username }) => ({
    subject: 'Intentos de entrar en tu cuenta',
    greeting: hello(username),
    paragraphs: [
      'Alguien ha escrito bien la contraseña de tu cuenta, pero tres veces un código equivocado. Sin el código nadie entra. Si has sido tú, está todo bien.',
    ],
    button: 'Ir a mi cuenta',
    footnotes: [CHANGE_IT],
  }),
  'new-device': ({ username, device, at }, timeZone) => ({
    subject: 'Nuevo acceso a tu cuenta',
    greeting: hello(username),
    paragraphs: [
      `Se ha iniciado sesión en tu cuenta desde un dispositivo nuevo: ${device}, el ${dayAndTime(at, timeZone)}. Si has sido tú, está todo bien.`,
    ],
    button: 'Ver mis dispositivos',
    footnotes: [CHANGE_IT],
  }),
};

// Control characters would break lines of the text; headers never carry the user's text (I-06).
// oxlint-disable-next-line no-control-regex -- the control characters are what is taken out
const oneLine = (text: string) => text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ');

/** Renders a mail as HTML and text. @param timeZone zone of the times in it */
export function renderTemplate<K extends MailKind>(mail: MailOf<K>, timeZone: string): RenderedEmail {
  const write: (mail: MailOf<K>, timeZone: string) => Omit<EmailContent, 'link'> = templates[mail.kind];
  const { paragraphs, greeting, ...rest } = write(mail, timeZone);
  return renderEmail({ ...rest, greeting: oneLine(greeting), paragraphs: paragraphs.map(oneLine), link: mail.link });
}
