const files = import.meta.glob<string>(
  ['../../../src/ludoteca/locale/en/{web,play,people,account,event,events}.ftl', '../../../src/ludoteca/games/*/locale/en.ftl', '../boards/*/locale/en.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
