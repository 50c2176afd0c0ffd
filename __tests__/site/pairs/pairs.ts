import { GENERATED, type Generated, type Truth } from './generated.ts';

/** Two versions of one documentation, as Debian has packaged them. */
export interface Packaged extends Truth {
  readonly name: string;
  readonly generator: string;
  readonly package: string;
  readonly versions: readonly [before: string, after: string];
  /** The folder with the pages. */
  readonly folder: string;
}

const DOC = 'usr/share/doc';

const PACKAGED: readonly Packaged[] = [
  {
    name: 'openstack',
    generator: 'Sphinx, the theme of OpenStack',
    package: 'nova-doc',
    versions: ['2:26.2.2-1~deb12u4', '2:26.2.2-1~deb12u5'],
    folder: `${DOC}/nova-doc/html`,
    changed: [],
  },
  {
    name: 'django',
    generator: 'Sphinx, the theme of Django',
    package: 'python-django-doc',
    versions: ['3:3.2.25-0+deb12u3', '3:3.2.25-0+deb12u7'],
    folder: `${DOC}/python-django-doc/html`,
    changed: ['_modules/django/middleware/cache.html', 'intro/tutorial01.html'],
  },
  {
    name: 'python',
    generator: 'Sphinx, the theme of Python',
    package: 'python3.11-doc',
    versions: ['3.11.2-6+deb12u8', '3.11.2-6+deb12u9'],
    folder: `${DOC}/python3.11/html`,
    changed: [],
  },
  {
    name: 'mako',
    generator: 'Sphinx, the theme of Mako',
    package: 'python-mako-doc',
    versions: ['1.1.3+ds1-2', '1.1.3+ds1-2+deb11u1'],
    folder: `${DOC}/python-mako-doc/html`,
    changed: [],
  },
  {
    name: 'ldoc',
    generator: 'LDoc',
    package: 'lua-ldoc',
    versions: ['1.5.0-1', '1.5.0-4'],
    folder: `${DOC}/lua-ldoc/html`,
    changed: ['manual/manual.md.html'],
  },
  {
    name: 'halibut',
    generator: 'Halibut',
    package: 'halibut',
    versions: ['1.3-2', '1.3-5'],
    folder: `${DOC}/halibut/html`,
    changed: ['input.html'],
  },
  {
    name: 'asciidoc',
    generator: 'AsciiDoc',
    package: 'git-doc',
    versions: ['1:2.30.2-1+deb11u2', '1:2.30.2-1+deb11u5'],
    folder: `${DOC}/git-doc`,
    changed: ['git-upload-pack.html'],
  },
  {
    name: 'docbook',
    generator: 'DocBook',
    package: 'postgresql-doc-15',
    versions: ['15.18-0+deb12u1', '15.20-0+deb12u1'],
    folder: `${DOC}/postgresql-doc-15/html`,
    changed: ['ecpg-sql-get-descriptor.html', 'sql-dropsubscription.html'],
  },
  {
    name: 'doxygen',
    generator: 'Doxygen',
    package: 'libeigen3-doc',
    versions: ['3.4.0-4', '3.4.0-5'],
    folder: `${DOC}/libeigen3-dev/html/unsupported`,
    changed: ['HipVectorCompatibility_8h_source.html', 'dir_16abe625072346cf0edf99a4f34aac9f.html'],
  },
  {
    name: 'erlang',
    generator: 'docgen of Erlang',
    package: 'erlang-doc',
    versions: ['1:25.2.3+dfsg-1+deb12u1', '1:25.2.3+dfsg-1+deb12u4'],
    folder: 'usr/lib/erlang/lib',
    changed: ['ssh-4.15.2/doc/html/ssh_sftpd.html'],
  },
  {
    name: 'javadoc',
    generator: 'Javadoc',
    package: 'openjdk-17-doc',
    versions: ['17.0.19+10-1~deb12u2', '17.0.21.1+2-1~deb12u1'],
    folder: `${DOC}/openjdk-17-jre-headless/api/java.base/java/util`,
    changed: [],
  },
  {
    name: 'xen',
    generator: 'a script of Xen',
    package: 'xen-doc',
    versions: ['4.17.5+72-g01140da4e8-1', '4.17.7+13-g2445b30a44-0+deb12u1'],
    folder: `${DOC}/xen-doc/html/hypercall`,
    changed: ['x86_32/include,public,arch-x86,cpufeatureset.h.html'],
  },
];

export const PAIRS: readonly (Packaged | Generated)[] = [...PACKAGED, ...GENERATED];
