import { ApiError, NetworkError } from '@app/shared-ui/host';
import { messageOf } from '@app/shared-ui/host/message-of';

it.each([
  ['a refusal', new ApiError(409, '409: {"message":"Ya está."}', { message: 'Ya está.' }), 'Ya está.'],
  ['a refusal without words', new ApiError(409, '409: {"message":" "}', { message: ' ' }), 'No ha podido ser.'],
  ['an answer that is no problem of ours', new ApiError(404, '404: <html>', undefined), 'No ha podido ser.'],
  ['a fault of the server', new ApiError(500, '500: {"message":"Error."}', { message: 'Error.' }), 'No ha podido ser.'],
  ['a lost connection', new NetworkError(new TypeError('Failed to fetch')), 'No ha podido ser.'],
  ['a fault of the page', new TypeError('x is undefined'), 'No ha podido ser.'],
  ['nothing', null, 'No ha podido ser.'],
])('shows of %s what is meant for the user', (_, error, text) => {
  expect(messageOf(error, 'No ha podido ser.')).toBe(text);
});

it('leaves it open what else is shown', () => {
  expect(messageOf(new TypeError('x'), undefined)).toBeUndefined();
});
