import template from '../../../../src/revier/games/schichtwechsel/components.toml?url';
import { anyBoard } from '../anyBoard';
import type { Title } from '../title';
import image from './poster.svg';

const title: Title = {
  family: 'schichtwechsel',
  editions: [{ game: 'schichtwechsel', name: 'web-title-schichtwechsel' }],
  name: 'web-title-schichtwechsel',
  prefix: 'sw',
  catalogues: ['schichtwechsel', 'web_schichtwechsel', 'web_sw_town'],
  help: ['web_help_sw'],
  reconstructed: 'web-reconstructed-sw',
  template: { href: template, file: 'schichtwechsel.toml' },
  poster: {
    place: 3,
    image,
    face: 'face-sw',
    lettering: 'lettering-sw',
    about: 'web-about-schichtwechsel',
    authors: 'web-authors-schichtwechsel',
    minutes: 120,
    weight: 'web-weight-heavy',
  },
  load: async () => anyBoard((await import('.')).default),
};

export default title;
