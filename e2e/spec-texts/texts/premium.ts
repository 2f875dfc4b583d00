import { quoted } from '../quoted-text.ts';

export const premiumTexts = [
  ...quoted('2§6', 'the free limit', [
    'Actualiza a Premium para desbloquear',
    'Funcionalidad próximamente',
    'El sistema de pagos estará disponible pronto. Contacta al administrador para acceso premium.',
    '34,90€',
    '49,90€',
    /15€/,
    /pago único/i,
    /de por vida/i,
    /108 actividades/,
    /12 bloques/,
  ]),
  ...quoted('2§8', 'the free limit', [
    '¡Felicidades!',
    'Registrado',
    'Error',
    'Hubo un problema al registrar tu interés. Por favor intenta nuevamente.',
    'Email enviado exitosamente',
    /spam/,
  ]),
  ...quoted('2§8', 'a refusal at the limit', ['Límite alcanzado', /límite gratuito/]),
];
