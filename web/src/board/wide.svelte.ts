/** Whether the table stands as one composition; narrower or lower, it reflows into tabs. */
const query = matchMedia('(min-width: 1180px) and (min-height: 730px)');

class Wide {
  now = $state(query.matches);
}

export const wide = new Wide();

query.addEventListener('change', () => (wide.now = query.matches));
