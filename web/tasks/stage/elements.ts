import { extend } from '@react-three/fiber'
import { DirectionalLight, Group, HemisphereLight, Mesh } from 'three'

// Only what scenes write as elements: naming all of three would make it all part of the page. Geometries and materials
// are made in code and handed over as props.
extend({ DirectionalLight, Group, HemisphereLight, Mesh })
