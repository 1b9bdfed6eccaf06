/** A picture of the final score, to be shown around: 1200 × 630, drawn on a canvas. */
import { save } from './save';

export interface Scored {
  name: string;
  /** Colours, as the table has them, of the seat and of each of the four sources. */
  colour: string;
  parts: { points: number; colour: string }[];
  total: number;
}

/** Somebody's chances through the game, from 0 to 1. */
export interface Course {
  colour: string;
  dash: number[];
  chances: number[];
}

const [WIDTH, HEIGHT] = [1200, 630];
const SERIF = 'Georgia, "Times New Roman", serif';
const SANS = 'system-ui, sans-serif';

/** With the courses of the game, where they are known, beside the bars. */
export function draw(
  pen: CanvasRenderingContext2D,
  title: string,
  foot: string,
  scores: Scored[],
  courses: Course[] = [],
): void {
  const room = courses.length === 0 ? 700 : 230;
  pen.fillStyle = '#0f434b';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = '#e8a91f';
  for (let x = 0; x < WIDTH; x += 30) {
    pen.beginPath();
    pen.moveTo(x, HEIGHT);
    pen.lineTo(x + 15, HEIGHT - 24);
    pen.lineTo(x + 30, HEIGHT);
    pen.fill();
  }
  pen.fillStyle = '#f7ebd6';
  write(pen, title, 60, 100, `700 54px ${SERIF}`, 1080);
  const best = Math.max(1, ...scores.map(({ total }) => total));
  const step = Math.min(110, 400 / scores.length);
  scores.forEach(({ name, colour, parts, total }, i) => {
    const top = 150 + i * step;
    pen.fillStyle = colour;
    pen.fillRect(60, top, 12, step - 22);
    pen.fillStyle = '#f7ebd6';
    write(pen, name, 88, top + step / 2, `700 32px ${SERIF}`, 220);
    let left = 320;
    for (const part of parts) {
      const width = (room * part.points) / best;
      pen.fillStyle = part.colour;
      pen.fillRect(left, top + 6, Math.max(0, width - 3), step - 34);
      left += width;
    }
    pen.fillStyle = '#f7ebd6';
    write(pen, String(total), 360 + room, top + step / 2 + 4, `700 46px ${SANS}`, 100);
  });
  if (courses.length > 0) drawCourses(pen, courses, { left: 700, top: 160, width: 440, height: 370 });
  pen.fillStyle = '#b9d6d3';
  write(pen, foot, 60, HEIGHT - 44, `400 24px ${SANS}`, 1080);
}

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

function drawCourses(pen: CanvasRenderingContext2D, courses: Course[], place: Area): void {
  const { left, top, width, height } = place;
  pen.fillStyle = '#fbf5e8';
  pen.fillRect(left - 16, top - 16, width + 32, height + 32);
  pen.lineWidth = 4;
  for (const { colour, dash, chances } of courses) {
    pen.strokeStyle = colour;
    pen.setLineDash(dash);
    pen.beginPath();
    chances.forEach((chance, i) => {
      pen.lineTo(left + (width * i) / Math.max(1, chances.length - 1), top + height * (1 - chance));
    });
    pen.stroke();
  }
  pen.setLineDash([]);
}

function write(
  pen: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  font: string,
  most: number,
): void {
  pen.font = font;
  pen.fillText(text, x, y, most);
}

/** Draw the picture, and hand it to whatever the system shares with, or save it. */
export async function share(...picture: [string, string, Scored[], Course[]?]): Promise<void> {
  const [title] = picture;
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDTH, height: HEIGHT });
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  draw(pen, ...picture);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob === null) return;
  const file = new File([blob], 'raiatea.png', { type: 'image/png' });
  if (navigator.canShare?.({ files: [file] })) {
    // Whoever closes the system's sheet has changed their mind: nothing is wrong.
    await navigator.share({ files: [file], title }).catch(() => undefined);
  } else {
    save(file, file.name);
  }
}
