import type { Mail } from './mail.ts';
import { renderTemplate } from './email-templates.ts';

const recipient = {
  to: 'ana@example.com',
  username: 'Ana',
  userId: '000000000000000000000001',
  link: 'https://reencuentro.example/verify-email?token=abc&x=1',
};
const at = '2026-03-29T01:30:00.000Z';
const plain = { timeZone: 'Europe/Madrid', isDiscreet: false };
const mails: Mail[] = [
  { kind: 'verification', ...recipient },
  { kind: 'verification', ...recipient, code: '123456' },
  { kind: 'verification', ...recipient, isChange: true },
  { kind: 'reset', ...recipient },
  { kind: 'account-exists', ...recipient },
  { kind: 'premium-interest', ...recipient },
  {
    kind: 'premium-interest-notice',
    to: 'soporte@example.com',
    link: recipient.link,
    userName: 'Ana',
    userEmail: recipient.to,
    at,
  },
  { kind: 'password-changed', ...recipient },
  { kind: 'second-factor-changed', ...recipient, isOn: true },
  { kind: 'second-factor-changed', ...recipient, isOn: false },
  { kind: 'email-change-asked', ...recipient },
  { kind: 'email-changed', ...recipient },
  { kind: 'email-change-undone', ...recipient },
  {
    kind: 'weekly-update',
    ...recipient,
    stage: 'Escuchar',
    objective: 'Oír lo que calla.',
    activity: 'El silencio',
    stopLink: 'https://reencuentro.example/correo-semanal?token=x',
  },
  { kind: 'role-changed', ...recipient },
  { kind: 'new-device', ...recipient, device: 'Firefox en Android', at },
];

describe.each(mails)('$kind', (mail) => {
  const email = renderTemplate(mail, plain);

  it('has the link in HTML and in text', () => {
    expect(email.text).toContain(`\n${recipient.link}\n`);
    expect(email.html).toContain('href="https://reencuentro.example/verify-email?token=abc&amp;x=1"');
  });

  it("reveals nothing of the product's subject in its subject line (D28)", () => {
    expect(email.subject.length).toBeLessThan(45);
    expect(email.subject).not.toMatch(/emoci|diario|journal|reencuentro|premium|Ana/i);
  });

  it('D44: a discreet one names neither the product nor the journey, but in the address of its link', () => {
    const weekly = mail.kind === 'weekly-update' && { isDiscreet: true as const };
    const { text, html, subject } = renderTemplate({ ...mail, ...weekly }, { ...plain, isDiscreet: true });
    const words = [text, html, subject].join(' ').replaceAll(/https?:[^\s"<]+/g, '');
    expect(words).not.toMatch(/reencuentro|camino|etapa|actividad|journal|diario|emoci/i);
    expect(text).toContain('Un saludo.');
    expect(email.text).toContain('El equipo de Reencuentro');
  });

  it('addresses the user in the feminine, without exclamation marks', () => {
    expect(email.text).not.toMatch(/usuario\b(?! es)|bienvenido|registrado|[!¡]/i);
  });
});

it('D46 says plainly what the button is for, and below it what the code is for', () => {
  const { text, html } = renderTemplate({ kind: 'verification', ...recipient, code: '123456' }, plain);
  const inOrder =
    /en este dispositivo, pulsa el botón[\s\S]*verify-email[\s\S]*en otro dispositivo, escribe en ella este código: 123\s456\./;
  expect(text).toMatch(inOrder);
  expect(html).toMatch(inOrder);
  expect(renderTemplate({ kind: 'verification', ...recipient }, plain).text).not.toContain('código');
});

it('states the time of a sign-in in the operator’s zone and names that, also when clocks change', () => {
  const email = renderTemplate({ kind: 'new-device', ...recipient, device: 'Firefox en Android', at }, plain);
  expect(email.text).toMatch(/Firefox en Android, el 29 de marzo de 2026 a las 3:30[ ,(]+hora de Europa central/);
});

it('I-06 shows a hostile user name as text, on one line', () => {
  const username = 'Eva</p><script>alert(1)</script>\r\nBcc: all@example.com';
  const { html, text } = renderTemplate({ kind: 'reset', ...recipient, username }, plain);
  expect(html).not.toContain('<script>');
  expect(html).toContain('Eva&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt; Bcc: all@example.com');
  expect(text).not.toMatch(/^Bcc/m);
});
