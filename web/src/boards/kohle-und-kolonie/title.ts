import template from '../../../../src/revier/games/kohle_und_kolonie/board.toml?url';
import { anyBoard } from '../anyBoard';
import type { Title } from '../title';
import image from './poster.svg';

const title: Title = {
  family: 'kohle-und-kolonie',
  editions: [
    { game: 'kohle-und-kolonie-revised', name: 'web-edition-revised' },
    { game: 'kohle-und-kolonie-2013', name: 'web-edition-2013' },
  ],
  name: 'web-title-kohle-und-kolonie',
  prefix: 'kk',
  catalogues: ['kohle-und-kolonie', 'web_kohle_und_kolonie', 'web_kk_map'],
  help: ['web_help_kk'],
  reconstructed: 'web-reconstructed-kk',
  template: { href: template, file: 'kohle-und-kolonie.toml' },
  poster: {
    place: 2,
    image,
    face: 'face-kk',
    lettering: 'lettering-kk',
    under: 'web-poster-kohle-und-kolonie',
    about: 'web-about-kohle-und-kolonie',
    authors: 'web-authors-kohle-und-kolonie',
    minutes: 150,
    weight: 'web-weight-heavy',
  },
  load: async () => anyBoard((await import('.')).default),
};

export default title;
