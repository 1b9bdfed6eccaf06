/** How the table and its pieces look. */
import './css/layout.css';
import './css/top.css';
import './css/tiles.css';
import './css/people.css';
import './css/points.css';
import './css/markets.css';
import './css/too.css';
import './css/mine.css';
import './css/stage.css';
import './css/cards.css';
import './css/narrow.css';
import './css/hint.css';
