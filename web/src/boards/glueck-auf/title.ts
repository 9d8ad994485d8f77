import { anyBoard } from '../anyBoard';
import type { Title } from '../title';
import image from './poster.svg';

const title: Title = {
  family: 'glueck-auf',
  editions: [{ game: 'glueck-auf', name: 'web-title-glueck-auf' }],
  name: 'web-title-glueck-auf',
  prefix: 'ga',
  catalogues: ['glueck-auf', 'glueck-auf-names', 'web_glueck_auf'],
  help: [],
  round: 'web-sheet-shift',
  poster: {
    place: 1,
    image,
    face: 'face-ga',
    lettering: 'lettering-ga',
    about: 'web-about-glueck-auf',
    authors: 'web-authors-glueck-auf',
    minutes: 75,
    weight: 'web-weight-medium',
  },
  load: async () => anyBoard((await import('.')).default),
};

export default title;
