import { renderWithHost } from '@app/shared-ui/testing/render-with-host';
import { screen } from '@testing-library/react';
import { ReadingHelp } from './reading-help.tsx';

const summary = () => screen.getByText('Idioma y consejos');
const isOpen = () => summary().closest('details')?.open;

describe('Esc', () => {
  it('folds the open help and goes back to its summary, before the page hears of it', async () => {
    const { user } = renderWithHost(<ReadingHelp language="spa" onLanguageChange={() => undefined} isBusy={false} />);
    const onPage = jest.fn();
    document.addEventListener('keydown', onPage, true);
    await user.click(summary());
    expect(isOpen()).toBe(true);
    screen.getByRole('combobox', { name: 'Idioma de tu letra' }).focus();
    await user.keyboard('{Escape}');
    expect(isOpen()).toBe(false);
    expect(summary()).toHaveFocus();
    expect(onPage).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onPage).toHaveBeenCalledTimes(1);
    document.removeEventListener('keydown', onPage, true);
  });
});
