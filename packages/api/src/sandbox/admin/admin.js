// Optional script of the pages at /__sandbox: filters while typing, and copies text.

const rows = [...document.querySelectorAll('[data-row]')];
const count = document.querySelector('[data-count]');

document.querySelector('[data-filter]')?.addEventListener('input', ({ target }) => {
  const words = target.value.toLowerCase().split(/\s+/);
  for (const row of rows) {
    const text = row.textContent.toLowerCase();
    row.hidden = !words.every((word) => text.includes(word));
  }
  if (count) count.textContent = `${rows.filter((row) => !row.hidden).length} accounts`;
});

for (const button of document.querySelectorAll('[data-copy]')) {
  button.hidden = false;
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.textContent = 'Copied';
  });
}
