/** Whether the table stands as one composition; narrower or lower, it reflows into tabs. */
const query = matchMedia('(min-width: 1280px) and (min-height: 760px)');

class Wide {
  now = $state(query.matches);
}

export const wide = new Wide();

query.addEventListener('change', () => (wide.now = query.matches));
