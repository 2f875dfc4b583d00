import { quoted } from '../quoted-text.ts';

export const shellTexts = [
  ...quoted('1§1', 'landing', [/© 2025/, /1\.000 mujeres/, /\d+ años/]),
  ...quoted(
    '1§2',
    'landing',
    [
      /"PageView",\{"page":"Landing Page"\}/,
      /"Lead",\{"source":"cta_main_button"\}/,
      /"Lead",\{"source":"cta_modules_button"\}/,
      /"Lead",\{"source":"cta_differentiation_button"\}/,
      /"Lead",\{"source":"cta_final_button"\}/,
    ],
    'pixel',
  ),
  ...quoted('1§2', 'unknown address', ['404 Page Not Found', 'Did you forget to add the page to the router?']),
  ...quoted('1§6', 'panel refused', [
    'Acceso Denegado',
    'No tienes permisos de administrador para acceder a esta página.',
  ]),
  ...quoted('1§2', 'menu and footer', [
    'Volver al inicio',
    'Mi perfil',
    'Mi journal',
    'Mis sellos',
    'Ayuda',
    'Cerrar sesión',
    'Tu camino hacia la reconexión interior',
    'Contacto',
    'Privacidad',
    new RegExp(`© ${new Date().getFullYear()}`),
  ]),
  ...quoted('1§8', 'failed sign-out', ['Error al cerrar sesión'], 'console'),
];
