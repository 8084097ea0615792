import type { FamilyCompany } from '../job-families.ts';

export const artAndDesignCompanies: readonly FamilyCompany[] = [
  { id: 'burberry', name: 'Burberry', categories: ['Fashion and Jewelry'] },
  { id: 'colonial-williamsburg', name: 'Colonial Williamsburg', categories: ['Crafts'] },
  { id: 'ethan-allen', name: 'Ethan Allen', categories: ['Crafts'] },
  { id: 'fiskars-group', name: 'Fiskars Group', categories: ['Crafts'] },
  { id: 'foster-partners', name: 'Foster + Partners', categories: ['Art and Design'] },
  { id: 'gensler', name: 'Gensler', categories: ['Art and Design'] },
  { id: 'heath-ceramics', name: 'Heath Ceramics', categories: ['Crafts'] },
  { id: 'hermes', name: 'Hermès', categories: ['Fashion and Jewelry'] },
  { id: 'ideo', name: 'IDEO', categories: ['Art and Design'] },
  { id: 'lego-group', name: 'LEGO Group', categories: ['Art and Design', 'Manufacturing'] },
  { id: 'levi-strauss-co', name: 'Levi Strauss & Co', categories: ['Fashion and Jewelry'] },
  { id: 'lvmh', name: 'LVMH', categories: ['Fashion and Jewelry'] },
  { id: 'millerknoll', name: 'MillerKnoll', categories: ['Art and Design', 'Crafts'] },
  { id: 'nike', name: 'Nike', categories: ['Fashion and Jewelry', 'Art and Design'] },
  { id: 'patagonia', name: 'Patagonia', categories: ['Fashion and Jewelry'] },
  { id: 'pentagram', name: 'Pentagram', categories: ['Art and Design'] },
  {
    id: 'pixar-animation-studios',
    name: 'Pixar Animation Studios',
    categories: ['Art and Design'],
  },
  { id: 'richemont', name: 'Richemont', categories: ['Fashion and Jewelry'] },
  { id: 'simon-pearce', name: 'Simon Pearce', categories: ['Crafts'] },
  { id: 'steinway-sons', name: 'Steinway & Sons', categories: ['Crafts'] },
  { id: 'tiffany-co', name: 'Tiffany & Co', categories: ['Fashion and Jewelry'] },
];
