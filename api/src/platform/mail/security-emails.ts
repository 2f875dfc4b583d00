import { dayAndTime, hello, type Templates } from './written-email.ts';

const CHANGE_IT =
  'Si no has sido tú, cambia tu contraseña cuanto antes con el botón y responde a este correo: lo miramos contigo.';
const UNDO_IT =
  'Si no has sido tú, pulsa el botón: tu cuenta seguirá con este correo, se cerrarán todas las sesiones y elegirás una contraseña nueva.';

const WARNINGS = {
  'password-changed': 'La contraseña de la cuenta acaba de cambiar.',
  'second-factor-changed': 'La verificación en dos pasos de la cuenta acaba de cambiar.',
  'email-change-asked': 'Se ha pedido que la cuenta use otro correo.',
  'email-changed': 'El correo de la cuenta acaba de cambiar.',
  'new-device': 'Se ha entrado en la cuenta desde un dispositivo nuevo.',
  'device-link':
    'Ha habido muchos intentos de entrar en la cuenta, y alguien ha escrito bien la contraseña en un dispositivo nuevo.',
  'failed-sign-ins':
    'Hoy alguien ha intentado entrar varias veces con una contraseña equivocada y no lo ha conseguido.',
  'wrong-codes':
    'Alguien ha escrito bien la contraseña, pero se ha equivocado tres veces con el código. Nadie ha entrado así.',
  'address-removed': 'A esta dirección ya no llegarán los avisos de seguridad de la cuenta.',
} as const;

/** Mails about who may enter the account, and copies of them for the second address. */
export const securityEmails: Templates<
  | 'password-changed'
  | 'second-factor-changed'
  | 'email-change-asked'
  | 'email-changed'
  | 'email-change-undone'
  | 'warning-address'
  | 'warning-copy'
  | 'warning-address-changed'
  | 'role-changed'
  | 'device-link'
  | 'failed-sign-ins'
  | 'wrong-codes'
  | 'new-device'
> = {
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
  'warning-address': ({ username }) => ({
    subject: 'Confirma este correo',
    greeting: 'Hola:',
    paragraphs: [
      `«${username}» ha puesto esta dirección para que lleguen aquí los avisos de seguridad de su cuenta: un acceso nuevo, un cambio de contraseña o de correo. Nada más.`,
      'Si te parece bien, confírmalo con el botón. No da acceso a nada.',
    ],
    button: 'Confirmar esta dirección',
    footnotes: [
      'El enlace sirve una vez y caduca en 7 días.',
      'Si no sabes de qué se trata, no tienes que hacer nada: sin confirmarlo no te escribiremos más.',
    ],
  }),
  'warning-copy': ({ username, warning, stopLink }) => ({
    subject: 'Aviso de seguridad',
    greeting: 'Hola:',
    paragraphs: [
      `Esta dirección recibe los avisos de seguridad de la cuenta de «${username}».`,
      WARNINGS[warning],
      'Si es tu cuenta y no has sido tú, entra y cambia tu contraseña cuanto antes. Si es de otra persona, pregúntale por otro medio si ha sido ella.',
    ],
    button: 'Ir a iniciar sesión',
    footnotes: stopLink ? ['Recibes este correo porque alguien que lee esta dirección lo confirmó.'] : [],
    ...(stopLink && { stopLink }),
  }),
  'warning-address-changed': ({ username, isSet }) => ({
    subject: 'Cambios en tu cuenta',
    greeting: hello(username),
    paragraphs: [
      isSet
        ? 'La segunda dirección para los avisos de seguridad de tu cuenta está confirmada: le llegará una copia de cada uno. Si lo has pedido tú, está todo bien.'
        : 'Tu cuenta ya no tiene una segunda dirección para los avisos de seguridad. Si lo has pedido tú, está todo bien.',
    ],
    button: 'Ir a mi cuenta',
    footnotes: [CHANGE_IT],
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
      'Hoy alguien ha intentado entrar varias veces en tu cuenta con una contraseña equivocada y no lo ha conseguido. Si has sido tú, está todo bien.',
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
      'Alguien ha escrito bien la contraseña de tu cuenta, pero se ha equivocado tres veces con el código. Sin el código nadie entra. Si has sido tú, está todo bien.',
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
