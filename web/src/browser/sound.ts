/** The sounds of the table, all synthesised: wood, water, drums, a conch. Silent until switched on. */

/** One sounding thing: a tone, or noise through a narrow filter. Times in seconds. */
interface Note {
  /** What sounds; without one it is noise. */
  wave?: OscillatorType;
  /** Pitch, and where it glides to. */
  from: number;
  to?: number;
  at?: number;
  length: number;
  loud: number;
  /** How long it swells; a knock has no time for that. */
  attack?: number;
}

const wood = (from: number, at: number, length: number, loud: number): Note[] => [
  { wave: 'triangle', from, to: from * 0.7, at, length, loud },
  { from: from * 4, at, length: length / 3, loud: loud / 2 },
];
const marimba = (from: number, at: number, length: number, loud: number): Note[] => [
  { wave: 'sine', from, at, length, loud },
  { wave: 'sine', from: from * 4, at, length: length / 4, loud: loud / 4 },
];
const conch = (from: number, at: number, length: number, loud: number): Note[] =>
  [1, 1.008].map((detuned) => ({
    wave: 'sawtooth',
    from: from * detuned * 0.97,
    to: from * detuned,
    at,
    length,
    loud,
    attack: length / 3,
  }));
const drum = (from: number, at: number, length: number, loud: number): Note[] => [
  { wave: 'sine', from: from * 1.6, to: from, at, length, loud },
  { from: from * 5, at, length: 0.03, loud: loud / 2 },
];
const each = <T>(things: readonly T[], notes: (thing: T, i: number) => Note[]): Note[] =>
  things.flatMap(notes);

const CUES = {
  turn: each([440, 660], (pitch, i) => marimba(pitch, i * 0.16, 0.26, 0.5)),
  tap: wood(900, 0, 0.04, 0.25),
  place: wood(180, 0, 0.12, 0.7),
  card: [{ from: 800, to: 3600, length: 0.16, loud: 0.5, attack: 0.06 }],
  'die-roll': each([0, 0.12, 0.28, 0.5, 0.8], (at) => wood(520, at, 0.06, 0.45)),
  'die-stop': wood(240, 0, 0.15, 0.8),
  pearl: each([0, 1, 2, 3], (i) => [
    { wave: 'sine', from: 1800 * 1.12 ** i, at: i * 0.07, length: 0.09, loud: 0.2 },
  ]),
  mana: [{ wave: 'sine', from: 1100, to: 420, length: 0.18, loud: 0.45 }],
  tattoo: each([0, 0.07], (at) => wood(620, at, 0.06, 0.5)),
  rank: conch(220, 0, 0.9, 0.28),
  step: drum(80, 0, 0.35, 0.9),
  reveal: [{ from: 2500, to: 5200, length: 1.05, loud: 0.3, attack: 0.95 }, ...wood(260, 1.05, 0.15, 0.6)],
  blessed: each([330, 440], (pitch) => [
    { wave: 'triangle', from: pitch, length: 0.4, loud: 0.3, attack: 0.04 },
  ]),
  lost: drum(55, 0, 0.5, 0.7),
  mission: [...wood(340, 0, 0.1, 0.7), { wave: 'sine', from: 1320, at: 0.02, length: 0.43, loud: 0.18 }],
  win: [...each([0, 0.3, 0.6, 0.75, 0.9], (at) => drum(90, at, 0.4, 0.8)), ...conch(165, 0.6, 1.6, 0.24)],
} satisfies Record<string, Note[]>;

export type Cue = keyof typeof CUES;

const LOUD = 0.6;
/** While people write to each other. */
const SOFT = 0.24;
const AT_ONCE = 3;

let on = false;
let soft = false;
let sounding: number[] = [];
let studio: { context: AudioContext; master: GainNode; noise: AudioBuffer } | null = null;

/** Let cues be heard, or none. */
export function switchSound(to: boolean): void {
  on = to;
}

/** Be quieter while somebody writes. */
export function soften(to: boolean): void {
  soft = to;
  if (studio !== null) studio.master.gain.value = volume();
}

const volume = (): number => (soft ? SOFT : LOUD);

/** Let something be heard, if sounds are on and not too many sound already; of pearls one each. */
export function cue(name: Cue, amount?: number): void {
  // Browsers are silent until the page is touched, and what is made before stays silent.
  if (!on || !navigator.userActivation.hasBeenActive) return;
  if (name === 'turn') navigator.vibrate?.(30);
  const { context, master, noise } = (studio ??= build()) ?? {};
  if (context === undefined || master === undefined || noise === undefined) return;
  const now = context.currentTime;
  sounding = sounding.filter((end) => end > now);
  if (sounding.length >= AT_ONCE) return;
  const notes: readonly Note[] = name === 'pearl' ? CUES.pearl.slice(0, amount) : CUES[name];
  sounding.push(now + Math.max(...notes.map(({ at = 0, length }) => at + length)));
  for (const note of notes) play(note, context, master, noise);
}

/** Everything passes one volume and one filter; null where the device has no sound. */
function build(): typeof studio {
  try {
    const context = new AudioContext();
    const master = context.createGain();
    master.gain.value = volume();
    const dull = context.createBiquadFilter();
    dull.type = 'lowpass';
    dull.frequency.value = 6000;
    master.connect(dull).connect(context.destination);
    const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
    return { context, master, noise };
  } catch {
    return null;
  }
}

function play(note: Note, context: AudioContext, master: GainNode, noise: AudioBuffer): void {
  const { wave, from, to = from, at = 0, length, loud, attack = 0.004 } = note;
  const start = context.currentTime + at;
  const end = start + length;
  const swell = context.createGain();
  swell.gain.setValueAtTime(0.0001, start);
  swell.gain.exponentialRampToValueAtTime(loud, start + attack);
  swell.gain.exponentialRampToValueAtTime(0.0001, end);
  swell.connect(master);
  const pitch = (what: AudioParam): void => {
    what.setValueAtTime(from, start);
    what.exponentialRampToValueAtTime(to, end);
  };
  if (wave === undefined) {
    const hiss = context.createBufferSource();
    hiss.buffer = noise;
    hiss.loop = true;
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    pitch(band.frequency);
    hiss.connect(band).connect(swell);
    hiss.start(start);
    hiss.stop(end);
  } else {
    const tone = context.createOscillator();
    tone.type = wave;
    pitch(tone.frequency);
    tone.connect(swell);
    tone.start(start);
    tone.stop(end);
  }
}
