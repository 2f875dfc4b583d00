import { withDemoHost } from './settings.mjs';

describe('V-16: a product with the demo accounts', () => {
  let said;
  beforeEach(() => {
    said = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  });

  it('V-16: listens on this machine alone', () => {
    expect(withDemoHost({ port: 3000 })).toEqual({ port: 3000, host: '127.0.0.1' });
    expect(said).not.toHaveBeenCalled();
  });

  it.each(['localhost', '127.0.0.1', '127.0.0.2', '::1'])('V-16: takes %s for this machine', (host) => {
    expect(withDemoHost({ host })).toEqual({ host });
    expect(said).not.toHaveBeenCalled();
  });

  it.each(['0.0.0.0', '::', '192.168.1.20', 'portatil.local'])('V-16: listens at %s if told to, and warns', (host) => {
    expect(withDemoHost({ host })).toEqual({ host });
    expect(said).toHaveBeenCalledWith(expect.stringContaining('whose password is public'));
  });
});
