import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { SearchBar, SearchField } from './search-bar.tsx';

function Bar() {
  const [text, setText] = useState('');
  return (
    <SearchBar>
      <SearchField label="Buscar sellos" value={text} onText={setText} />
    </SearchBar>
  );
}

it('is emptied by a button of its own, and keeps the focus', async () => {
  const user = userEvent.setup();
  render(<Bar />);
  const field = screen.getByRole('searchbox', { name: 'Buscar sellos' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await user.type(field, 'agua');
  await user.click(screen.getByRole('button', { name: 'Borrar la búsqueda' }));
  expect(field).toHaveValue('');
  expect(field).toHaveFocus();
});
