/** Light or dark: as the system wishes until the player chooses. */
import { preferences, savePreferences } from './storage';

export type Theme = 'light' | 'dark';

const system = matchMedia('(prefers-color-scheme: dark)');

class Look {
  chosen: Theme | null = $state(preferences().theme ?? null);
  system: Theme = $state(system.matches ? 'dark' : 'light');
  theme: Theme = $derived(this.chosen ?? this.system);
}

export const look = new Look();

system.addEventListener('change', () => {
  look.system = system.matches ? 'dark' : 'light';
  show();
});
show();

export function chooseTheme(theme: Theme): void {
  look.chosen = theme;
  savePreferences({ theme });
  show();
}

export const otherTheme = (): Theme => (look.theme === 'dark' ? 'light' : 'dark');

function show(): void {
  document.documentElement.dataset.theme = look.theme;
}
