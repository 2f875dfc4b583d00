import type { StoredGroup } from './stored-facts.ts';

/** What is stored of what others, and the service itself, do with an account. */
export const STORED_OF_OPERATION: readonly StoredGroup[] = [
  {
    title: 'Lo que se hace con tu cuenta',
    facts: [
      {
        what: 'Qué ha hecho la administración con tu cuenta: bloquearla, darle acceso, cerrar sus sesiones',
        as: 'clear',
        why: 'Para que se pueda saber quién hizo qué.',
        until: 'Siempre, sin tu nombre.',
        fields: ['audit.*'],
      },
      {
        what: 'Qué días ha usado el servidor tu clave sin que lo pidiera tu sesión, y para qué',
        as: 'clear',
        why: 'Para que lo veas tú: está más abajo.',
        until: 'Noventa días, o hasta que elimines tu cuenta.',
        fields: ['vaultOpenings.*'],
      },
      {
        what: 'De qué partes de la aplicación puedes probar versiones nuevas, si te han invitado',
        as: 'clear',
        why: 'Para que nadie más abra lo que aún no está publicado.',
        until: 'Hasta que dejes de probarlas, o con la cuenta.',
        fields: ['users.testsRemotes'],
      },
      {
        what: 'Los correos que van a salir hacia ti',
        as: 'serviceSealed',
        why: 'Para enviarlos aunque algo falle.',
        until: 'Hasta que salen.',
        fields: ['jobs.payload', 'jobs.about'],
      },
      {
        what: 'Que salió un correo, y de qué clase',
        as: 'clear',
        why: 'Para saber si llegó a enviarse.',
        until: 'Una semana.',
        fields: ['jobs.*'],
      },
      {
        what: 'Que eliminaste tu cuenta o borraste tus datos: un número y una fecha',
        as: 'clear',
        why: 'Para que una copia de seguridad no los devuelva.',
        until: 'Sesenta días aquí; en el registro del servidor, mientras exista.',
        fields: ['erasures.*'],
      },
    ],
  },
];
