import { inboxOf } from './webmail.ts';

it.each([
  ['ana@gmail.com', 'https://mail.google.com/'],
  ['Ana.Gil@GMAIL.com ', 'https://mail.google.com/'],
  ['ana@hotmail.es', 'https://outlook.live.com/mail/'],
  ['ana@yahoo.es', 'https://mail.yahoo.com/'],
  ['ana@me.com', 'https://www.icloud.com/mail/'],
  ['ana@example.com', undefined],
  ['ana@gmail.com.example.com', undefined],
  ['gmail.com@example.com', undefined],
  ['ana@notgmail.com', undefined],
  ['', undefined],
])('the inbox of ‘%s’: %s', (email, inbox) => {
  expect(inboxOf(email)).toBe(inbox);
});
